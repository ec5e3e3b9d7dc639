import type { Feature } from '../../contract/implement';
import { blockDates } from './block-dates';
import { bookingQuoteRead, bookingRead, bookingsList } from './bookings.queries';
import { acceptBooking, cancelBooking, declineBooking, endBooking } from './move-booking';
import { requestBooking } from './request-booking';
import { archiveSpace, createSpace, updateSpace } from './save-space';
import { addSpacePhoto, removeSpacePhoto } from './space-photos';
import { spaceRead, spacesList, spacesMarket } from './spaces.queries';
import { AD_SPACE_STEPS } from './system-steps';

export { closeHold } from './booking-money';
export { changeBooking } from './booking-rows';
export { adSpaceJobs } from './bookings.jobs';
export { RUN_JOB } from './job-names';
export { openBooking, priceSpace } from './open-booking';
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
  queries: [spacesList, spaceRead, spacesMarket, bookingsList, bookingRead, bookingQuoteRead],
  systemSteps: AD_SPACE_STEPS,
};
