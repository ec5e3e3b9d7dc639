import type { Ports } from '../../../contract/context';

const PURPOSE = 'accounts/payout-details';

type Detail = 'upi' | 'pan';
type Sealing = Pick<Ports, 'sealerFor'>;

/** The kind is bound in beside the person, so a UPI ID put in place of a PAN will not open. */
export function sealDetail(
  ports: Sealing,
  personId: string,
  kind: Detail,
  value: string,
): Uint8Array {
  return ports.sealerFor(PURPOSE).seal(Buffer.from(value), `${personId}/${kind}`);
}

/** For the bank and the tax office only; undefined when it was encrypted with another secret. */
export function openDetail(
  ports: Sealing,
  personId: string,
  kind: Detail,
  sealed: Uint8Array,
): string | undefined {
  return ports.sealerFor(PURPOSE).open(sealed, `${personId}/${kind}`)?.toString();
}
