export const notFound = {
  page: {
    title: "Page not found",
    description:
      "The page you are looking for does not exist. From here you can see all vehicles or contact us.",
  },
  code: "404",
  kilometres: "km",
  heading: "Oops! The page you are looking for does not exist.",
  remark: "Drive 404 km south from Dambulla and you are in the Indian Ocean. Better to turn round here.",
  backHome: "Back to home",
  allVehicles: "All vehicles",
  contact: "Contact",
}
