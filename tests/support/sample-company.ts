import type { CompanyDetails } from "#domain/content/content.ts"

/** Sample contact data of a company. */
export function sampleCompany(): CompanyDetails {
  return {
    companyName: "Rent Car Service",
    foundedYear: 2012,
    phone: "+94 66 000 0000",
    email: "office@example.lk",
    messagingNumber: "94660000000",
    addressLines: ["Dambulla"],
    latitude: 7.86,
    longitude: 80.65,
    officeHours: { opens: 7, closes: 18 },
    social: [],
  }
}
