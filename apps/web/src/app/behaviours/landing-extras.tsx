import { ConnectionBanner } from './connection/connection-banner';
import { LightExtras } from './light-extras';

/** What the front page shares with the app, loaded after the page itself. */
export function LandingExtras() {
  return (
    <>
      <ConnectionBanner />
      <LightExtras />
    </>
  );
}
