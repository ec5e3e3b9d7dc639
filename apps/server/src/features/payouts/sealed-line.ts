import type { Ports } from '../../contract/context';

const PURPOSE = 'payouts/upi';

type Sealing = Pick<Ports, 'sealerFor'>;

export function sealForLine(ports: Sealing, payoutId: string, upiId: string): Uint8Array {
  return ports.sealerFor(PURPOSE).seal(Buffer.from(upiId), payoutId);
}

export function openLine(ports: Sealing, payoutId: string, sealed: Uint8Array): string {
  const upiId = ports.sealerFor(PURPOSE).open(sealed, payoutId)?.toString();
  if (upiId === undefined) throw new Error(`The UPI id of payout ${payoutId} does not open`);
  return upiId;
}
