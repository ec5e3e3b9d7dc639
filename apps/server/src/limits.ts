/** A token bucket: its size and refill rate. */
export interface Rate {
  /** The burst. */
  readonly burst: number;
  /** The refill per minute. */
  readonly perMinute: number;
}

const MIB = 1024 * 1024;
const GIB = 1024 * MIB;

/**
 * Limits per address and kind of route, counted in each process. An address may be a whole town
 * behind a carrier's NAT, so only what nobody needs often is tight.
 */
const ROUTE_RATES = {
  probe: { burst: 300, perMinute: 600 },
  metrics: { burst: 30, perMinute: 60 },
  docs: { burst: 60, perMinute: 60 },
  page: { burst: 3000, perMinute: 12_000 },
  file: { burst: 3000, perMinute: 12_000 },
  read: { burst: 3000, perMinute: 9000 },
  write: { burst: 3000, perMinute: 9000 },
  stream: { burst: 300, perMinute: 600 },
  auth: { burst: 1200, perMinute: 2400 },
  farewell: { burst: 60, perMinute: 60 },
  /** For routes without a limit of their own. */
  unnamed: { burst: 10, perMinute: 10 },
} satisfies Record<string, Rate>;

export type RouteLimit = keyof typeof ROUTE_RATES;

/** Every limit of the server. Those an operator may need to change are in the environment. */
export interface Limits {
  readonly routes: Readonly<Record<RouteLimit, Rate>>;
  /** Queries of one signed-in person, counted in each process. */
  readonly reads: Rate;
  /** Requests whose response tells whether a phone number or an address is known. */
  readonly lookups: { readonly person: Rate; readonly address: Rate };
  readonly sms: {
    /** Codes and messages to one number, whoever causes them. */
    readonly perNumber: Rate;
    /** Per person who causes them. */
    readonly perPerson: Rate;
    readonly perDay: number;
    /** The share of a day's messages at which the team is notified. */
    readonly alarmAt: number;
  };
  readonly bodies: {
    /** Request bodies in this process's memory. */
    readonly total: number;
    /** Of these, per person or address. */
    readonly each: number;
    /** A body without new bytes for this long is aborted. */
    readonly stallMs: number;
    /** The longest a body may take altogether. */
    readonly wholeMs: number;
  };
  readonly quotas: {
    /** Unfinished uploads per person. */
    readonly inFlight: number;
    /** Stored photos per person, used or not. */
    readonly person: number;
    /** The same for brand owners: a catalogue has more pictures than a shop. */
    readonly brand: number;
    /** Of these, unused ones. */
    readonly orphaned: number;
    readonly orphanHours: number;
  };
}

const PER_DAY = 1 / (24 * 60);

export const DEFAULT_LIMITS: Limits = {
  routes: ROUTE_RATES,
  reads: { burst: 900, perMinute: 900 },
  lookups: {
    person: { burst: 120, perMinute: 360 * PER_DAY },
    address: { burst: 600, perMinute: 5 },
  },
  sms: {
    perNumber: { burst: 20, perMinute: 20 * PER_DAY },
    perPerson: { burst: 120, perMinute: 120 * PER_DAY },
    perDay: 10_000,
    alarmAt: 0.8,
  },
  bodies: { total: 52 * MIB, each: 13 * MIB, stallMs: 20_000, wholeMs: 300_000 },
  quotas: {
    inFlight: 96 * MIB,
    person: 2 * GIB,
    brand: 4 * GIB,
    orphaned: 256 * MIB,
    orphanHours: 24 * 7,
  },
};

/** The environment's settings, in common units. */
interface LimitSettings {
  readonly readsPerMinute?: number | undefined;
  readonly smsPerDay?: number | undefined;
  readonly bodiesMb?: number | undefined;
  readonly personMb?: number | undefined;
  readonly brandMb?: number | undefined;
  readonly orphanedMb?: number | undefined;
  readonly inFlightMb?: number | undefined;
  readonly orphanHours?: number | undefined;
}

/** An address is many people: the default ratio between an address and a person is kept. */
const READERS_AN_ADDRESS = ROUTE_RATES.read.perMinute / DEFAULT_LIMITS.reads.perMinute;
const BODIES_SHARE = DEFAULT_LIMITS.bodies.total / DEFAULT_LIMITS.bodies.each;

const mib = (given: number | undefined, usual: number) =>
  given === undefined ? usual : given * MIB;

export function limitsWith(settings: LimitSettings): Limits {
  const { routes, reads, sms, bodies, quotas } = DEFAULT_LIMITS;
  const { readsPerMinute = reads.perMinute } = settings;
  const total = mib(settings.bodiesMb, bodies.total);
  const rate = (perMinute: number, burst: number): Rate => ({ perMinute, burst });
  return {
    ...DEFAULT_LIMITS,
    reads: rate(readsPerMinute, readsPerMinute),
    routes: {
      ...routes,
      read: rate(readsPerMinute * READERS_AN_ADDRESS, Math.max(routes.read.burst, readsPerMinute)),
    },
    sms: { ...sms, perDay: settings.smsPerDay ?? sms.perDay },
    bodies: { ...bodies, total, each: total / BODIES_SHARE },
    quotas: {
      inFlight: mib(settings.inFlightMb, quotas.inFlight),
      person: mib(settings.personMb, quotas.person),
      brand: mib(settings.brandMb, quotas.brand),
      orphaned: mib(settings.orphanedMb, quotas.orphaned),
      orphanHours: settings.orphanHours ?? quotas.orphanHours,
    },
  };
}

/** For tests and benchmarks, where everybody shares one address. */
export function uncounted(limits: Limits): Limits {
  const wide: Rate = { burst: 1e9, perMinute: 1e9 };
  const routes = { ...limits.routes };
  for (const name of Object.keys(routes) as RouteLimit[]) routes[name] = wide;
  const sms = { ...limits.sms, perNumber: wide, perPerson: wide };
  return { ...limits, routes, sms, reads: wide, lookups: { person: wide, address: wide } };
}
