import * as z from 'zod/mini';
import { defineQuery } from '../kernel';
import { shopsPolicy } from './policy';

const degrees = (most: number) => z.coerce.number().check(z.minimum(-most), z.maximum(most));

export const readNearPlace = defineQuery({
  name: 'near_place_read',
  path: '/near_place',
  summary:
    'PIN code and area that the nearest shop names, for whoever stands where it is not known',
  params: z.object({ lat: degrees(90), lng: degrees(180) }),
  output: z.object({ pin_code: z.nullable(z.string()), area: z.nullable(z.string()) }),
  access: shopsPolicy.readAreas,
});
