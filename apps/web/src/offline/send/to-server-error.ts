import { isErrorCode } from '@chowk/domain/kernel';
import { NetworkError, ServerError } from '@/api/errors/errors';
import type { QueueProblem } from '@/offline/outbox/queue-row';

/** What the queue noted of a refusal, as a screen that asked itself would have heard it. */
export function toServerError({ code, details, requestId }: QueueProblem): Error {
  if (!isErrorCode(code)) return new NetworkError('foreign_answer');
  return new ServerError(code, { details, requestId });
}
