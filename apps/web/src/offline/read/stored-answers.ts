import { readSnapshot, readSnapshots } from '@/offline/cache/snapshots';
import { answerKey } from './answer-key';

export const storedAnswer = <Content>(name: string) => readSnapshot<Content>(answerKey(name));
export const storedAnswers = <Content>(prefix: string) => readSnapshots<Content>(answerKey(prefix));
