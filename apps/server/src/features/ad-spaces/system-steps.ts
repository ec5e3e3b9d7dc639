import { defineSystemStep } from '../../db';

export const nameShops = defineSystemStep(
  'ad-spaces.name-shops',
  'Who sees a space may know the name, kind and area of its shop, not its row.',
);

export const searchMarket = defineSystemStep(
  'ad-spaces.search-market',
  'Spaces on offer are for every brand: the statement asks for open shops and active spaces itself.',
);

export const readBusyDays = defineSystemStep(
  'ad-spaces.read-busy-days',
  'A brand is told which days are not to be had, never who has them.',
);

export const hintPrice = defineSystemStep(
  'ad-spaces.hint-price',
  'A shop is told the range brands paid nearby; from fewer than three other shops it is told nothing.',
);

export const bookSpace = defineSystemStep(
  'ad-spaces.book',
  'A booking takes its days and holds its money together, on a space the brand may only look at.',
);

export const moveBookingStep = defineSystemStep(
  'ad-spaces.move-booking',
  'A booking, its weeks and the money behind it move together, on both sides.',
);

export const describeBookings = defineSystemStep(
  'ad-spaces.describe-bookings',
  'Who sees a booking may know the names of its space, shop and brand, not their rows.',
);

export const runBookingsStep = defineSystemStep(
  'ad-spaces.run-bookings',
  'Requests run out, bookings begin, ask for their photos and end without anybody asking.',
);

export const AD_SPACE_STEPS = [
  nameShops,
  searchMarket,
  readBusyDays,
  hintPrice,
  bookSpace,
  moveBookingStep,
  describeBookings,
  runBookingsStep,
];
