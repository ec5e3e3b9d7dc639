import { currentLanguage } from '@/i18n';
import { actingFor } from './acting';
import { APPLICATION_NAME } from './application';
import { createContractClient } from './contract-client';
import { sessionSignal } from './session-signal';
import { sessionToken } from './session-token';
import { confirmItIsYou } from './step-up';

export const contractClient = createContractClient({
  baseUrl: '',
  applicationName: APPLICATION_NAME,
  fetch: (input, init) => fetch(input, init),
  getToken: sessionToken,
  getLanguage: currentLanguage,
  getActingShop: () => actingFor()?.shopId,
  sessionSignal,
  stepUp: confirmItIsYou,
});
