import { useState } from 'react';
import type { CodePurpose } from './mail-codes';
import {
  clearPendingMail,
  findPendingMail,
  type PendingMail,
  savePendingMail,
} from './pending-mail';

/** Whether this tab waits for a mail, remembered over a reload. */
export function usePendingMail(purpose: CodePurpose) {
  const [mail, setMail] = useState<PendingMail | undefined>(() => findPendingMail(purpose));
  return {
    mail,
    expectMail: (email: string) => {
      const expected = { purpose, email };
      savePendingMail(expected);
      setMail(expected);
    },
    forgetMail: () => {
      clearPendingMail();
      setMail(undefined);
    },
  };
}
