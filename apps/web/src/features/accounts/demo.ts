import type { listDemoPeople } from '@chowk/domain/accounts';
import type { OutputOf } from '@chowk/domain/kernel';
import { readPublicJson } from '@/api/network/public-fetch';

type Demo = OutputOf<typeof listDemoPeople>;

function isDemo(answer: unknown): answer is Demo {
  return typeof answer === 'object' && answer !== null && 'items' in answer;
}

let asked: Promise<unknown> | undefined;

/** The demo's people, without token or contract: the sign-in page stays light. Asked once a page. */
export async function askForDemo(): Promise<Demo | undefined> {
  asked ??= readPublicJson('/rest/v1/demo_people');
  const answer = await asked;
  if (isDemo(answer)) return answer;
  asked = undefined;
  return undefined;
}
