import type { Ports } from '../../contract/context';
import { defineJob, type Job } from '../../jobs';
import { SEND_CODE_JOB, WELCOME_JOB } from './job-names';

export function leadJobs(ports: Ports, siteUrl: string): readonly Job[] {
  return [
    defineJob({
      name: SEND_CODE_JOB,
      concurrency: 4,
      handler: async () => {
        const { sendLeadCode } = await import('./codes/send-lead-code');
        return async ({ data }) => {
          if (typeof data.codeId === 'string') await sendLeadCode(ports, data.codeId);
        };
      },
    }),
    defineJob({
      name: WELCOME_JOB,
      handler: async () => {
        const { welcomeOwner } = await import('./activations/welcome-owner');
        return async ({ data }) => {
          if (typeof data.leadId === 'string') await welcomeOwner(ports, siteUrl, data.leadId);
        };
      },
    }),
  ];
}
