import { renderSVG } from 'uqr';
import { base32 } from './totp';

export interface TotpLabel {
  readonly issuer: string;
  readonly account: string;
}

export function totpUri(secret: Uint8Array, { issuer, account }: TotpLabel): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = new URLSearchParams({
    secret: base32(secret),
    issuer,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
  // Authenticator apps read a plus as a plus.
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`;
}

/** Raw SVG: the client puts it behind `data:` as it is, so it may hold neither # nor %. */
export function qrSvg(text: string): string {
  return renderSVG(text, { ecc: 'M', border: 2, pixelSize: 4 });
}
