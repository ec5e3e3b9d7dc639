import { Link } from '@tanstack/react-router';
import { type ComponentProps, Suspense, useEffect } from 'react';
import { LeadEditor } from '@/features/leads/form/lead-editor';
import { watchLocation } from '@/features/proofs/location/watch-location';
import { preloadMessages } from '@/i18n';
import { lazy } from '@/ui/feedback/lazy';

const loadViewfinder = () => import('@/features/proofs/capture/camera/viewfinder');
const Viewfinder = lazy(() => loadViewfinder().then((m) => ({ default: m.Viewfinder })));

type LeadEditingProps = Omit<ComponentProps<typeof LeadEditor>, 'look' | 'camera' | 'linkTo'>;

/** A lead's form with the camera and the location prompt of proofs. */
export function LeadEditing(props: LeadEditingProps) {
  useEffect(() => {
    // Preloaded, because at the counter there may be no network.
    void loadViewfinder().catch(() => undefined);
    void preloadMessages('capture').catch(() => undefined);
  }, []);
  return (
    <LeadEditor
      {...props}
      look={(onPlace) => watchLocation(navigator.geolocation, onPlace)}
      linkTo={(id) => <Link to="/leads/$id" params={{ id }} />}
      camera={(slot) => (
        <Suspense fallback={null}>
          <Viewfinder
            {...slot}
            photos={[]}
            need={1}
            most={1}
            replaces={undefined}
            sample={undefined}
            place={null}
            onRemove={() => undefined}
          />
        </Suspense>
      )}
    />
  );
}
