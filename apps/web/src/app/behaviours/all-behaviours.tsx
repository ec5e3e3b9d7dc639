import { ConnectionBanner } from './connection-banner';

export function AllBehaviours() {
  return <ConnectionBanner />;
}
