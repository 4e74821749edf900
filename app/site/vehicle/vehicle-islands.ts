// One module, because the page of a vehicle loads both: one request less, and a smaller file.
export { Booking } from "./booking/booking.tsx"
export { Carousel } from "./pictures/carousel.tsx"
