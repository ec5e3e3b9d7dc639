import { confirmItIsYou } from '@/api/auth/step-up';
import { actingFor } from '@/api/session/acting';
import { sessionSignal } from '@/api/session/session-signal';
import { sessionToken } from '@/api/session/session-token';
import { currentLanguage } from '@/i18n';
import { APPLICATION_NAME } from './application';
import { createContractClient } from './contract-client';

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
