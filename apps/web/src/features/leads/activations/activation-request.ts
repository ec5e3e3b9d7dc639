import type { OutputOf } from '@chowk/domain/kernel';
import type { readActivation } from '@chowk/domain/leads';

export type ActivationRequest = OutputOf<typeof readActivation>;
