/** Drawn by `npm run chaos` and printed there; a bad run is run again with `-- --seed`. */
export const SEED = Number(process.env.CHOWK_CHAOS_SEED ?? Math.floor(Math.random() * 1e9));

/** Three requests in ten fail, one photo in five is damaged on its way. */
export const BAD_LINE = { seed: SEED, faultShare: 0.3, damageShare: 0.2 };
