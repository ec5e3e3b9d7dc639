import { readSnapshot } from '@/offline/cache/snapshots';
import { readSnapshots } from '@/offline/cache/stored-snapshots';
import { answerKey } from './answer-key';

export const storedAnswer = <Content>(name: string) => readSnapshot<Content>(answerKey(name));
export const storedAnswers = <Content>(prefix: string) => readSnapshots<Content>(answerKey(prefix));
