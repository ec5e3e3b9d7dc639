import {
  distanceM,
  type Fix,
  HOUR_MS,
  type LocationVerdict,
  locationVerdict,
  MINUTE_MS,
  type Position,
} from '../kernel';

/** A fix this much older or newer than the photo says where the phone was, not where it was taken. */
export const FIX_MAX_AGE_MS = 5 * MINUTE_MS;
/** Clocks of cameras are set by hand; a day's difference is a mistake of the date. */
const EXIF_TIME_SLACK_MS = 6 * HOUR_MS;
/** What a camera notes is coarse, and its own error is rarely written down. */
const EXIF_PLACE_SLACK_M = 500;

export interface TimedFix extends Fix {
  readonly fixedMs: number;
}

export interface Scene {
  readonly shop: Position | null;
  readonly fenceM: number;
  readonly capturedMs: number;
}

export interface PlaceJudgement {
  readonly verdict: LocationVerdict | null;
  readonly distanceM: number | null;
}

/** Where it was taken, as far as the phone can tell: never a reason to refuse, only to look closer. */
export function judgePlace(
  fix: TimedFix | null,
  { shop, fenceM, capturedMs }: Scene,
): PlaceJudgement {
  if (!fix) return { verdict: null, distanceM: null };
  if (!shop) return { verdict: 'unsure', distanceM: null };
  const isStale = Math.abs(capturedMs - fix.fixedMs) > FIX_MAX_AGE_MS;
  return {
    verdict: isStale ? 'unsure' : locationVerdict(fix, shop, fenceM),
    distanceM: distanceM(fix, shop),
  };
}

/** When a photo was taken, and where the phone was. */
interface Shot {
  readonly capturedMs: number;
  readonly fix: TimedFix | null;
}

const GRAVITY = { pass: 0, unsure: 1, fail: 2 } as const;

/**
 * The worst place of several photos is the one that counts: a photo taken at the shop says nothing
 * for one taken elsewhere. Where only some have a place, a person decides.
 */
export function judgeShots(
  shots: readonly Shot[],
  site: Omit<Scene, 'capturedMs'>,
): PlaceJudgement & { readonly shot: Shot | undefined } {
  const newestFirst = [...shots].sort((a, b) => b.capturedMs - a.capturedMs);
  const judged = newestFirst.flatMap((shot) => {
    const { verdict, distanceM } = judgePlace(shot.fix, { ...site, capturedMs: shot.capturedMs });
    return verdict === null ? [] : [{ verdict, distanceM, shot }];
  });
  const [worst] = judged.sort(
    (a, b) => GRAVITY[b.verdict] - GRAVITY[a.verdict] || (b.distanceM ?? 0) - (a.distanceM ?? 0),
  );
  if (!worst) return { verdict: null, distanceM: null, shot: newestFirst[0] };
  const isPartial = worst.verdict === 'pass' && judged.length < shots.length;
  return isPartial ? { ...worst, verdict: 'unsure' } : worst;
}

export interface PhotoNotes {
  readonly taken_at: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
}

/** The photo's own notes as a second witness; a photo without any contradicts nobody. */
export function exifDisagrees(notes: PhotoNotes | null, scene: Scene): boolean {
  if (!notes) return false;
  const takenMs = notes.taken_at === null ? Number.NaN : Date.parse(notes.taken_at);
  if (Math.abs(takenMs - scene.capturedMs) > EXIF_TIME_SLACK_MS) return true;
  if (notes.lat === null || notes.lng === null || !scene.shop) return false;
  const away = distanceM({ lat: notes.lat, lng: notes.lng }, scene.shop);
  return away > scene.fenceM + EXIF_PLACE_SLACK_M;
}
