import { preloadMessages } from '@/i18n';
import { Later } from './later';

/** The words are asked for along with the code: what floats is needed most when a line breaks off. */
async function loadAll() {
  const [{ AllBehaviours }] = await Promise.all([
    import('./all-behaviours'),
    preloadMessages('behaviours', 'pwa', 'session', 'auth'),
  ]);
  return AllBehaviours;
}

/** On its own, ahead of the rest: a back press may come before the parts that float. */
async function loadBackPress() {
  return (await import('./back/back-press')).BackPress;
}

/** Everything that floats over the screens; loaded after them, so it never delays one. */
export function Behaviours() {
  return (
    <>
      <Later load={loadBackPress} />
      <Later load={loadAll} />
    </>
  );
}
