/** For comparing with a map. */
export function Coordinates({ of }: { of: { readonly lat: number; readonly lng: number } }) {
  return (
    <span className="block text-muted text-xs tabular-nums">
      {of.lat}, {of.lng}
    </span>
  );
}
