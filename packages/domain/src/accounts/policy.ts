import { everyone, signedIn } from '../kernel';

export const accountsPolicy = {
  readSelf: signedIn(),
  readDemoPeople: everyone(),
};
