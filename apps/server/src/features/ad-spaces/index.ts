import type { Feature } from '../../contract/implement';
import { blockDates } from './block-dates';
import { bookingQuoteRead, bookingRead, bookingsList } from './bookings/bookings.queries';
import { syncBookings } from './bookings/bookings.sync';
import { acceptBooking, cancelBooking, declineBooking, endBooking } from './bookings/move-booking';
import { requestBooking } from './bookings/request-booking';
import { spacePriceHintRead } from './price-hint.queries';
import { archiveSpace, createSpace, updateSpace } from './save-space';
import { addSpacePhoto, removeSpacePhoto } from './space-photos';
import { spaceRead, spacesList, spacesMarket } from './spaces.queries';
import { AD_SPACE_STEPS } from './system-steps';

export { closeHold } from './bookings/booking-money';
export { changeBooking } from './bookings/booking-rows';
export { adSpaceJobs } from './bookings/bookings.jobs';
export { openBooking, priceSpace } from './bookings/open-booking';
export { RUN_JOB } from './job-names';
export type { SpaceRow } from './space-rows';

export const adSpacesFeature: Feature = {
  name: 'ad-spaces',
  commands: [
    createSpace,
    updateSpace,
    archiveSpace,
    addSpacePhoto,
    removeSpacePhoto,
    blockDates,
    requestBooking,
    acceptBooking,
    declineBooking,
    cancelBooking,
    endBooking,
  ],
  queries: [
    spacesList,
    spaceRead,
    spacesMarket,
    spacePriceHintRead,
    bookingsList,
    bookingRead,
    bookingQuoteRead,
  ],
  syncSources: [syncBookings],
  systemSteps: AD_SPACE_STEPS,
};
