import '../../../../test/browser-stand-ins';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { preloadMessages } from '@/i18n';
import { QuantityStepper } from './quantity-stepper';

beforeAll(() => preloadMessages('cart'));

const button = (least: number) =>
  renderToStaticMarkup(
    <QuantityStepper
      name="Glow Soap"
      quantity={0}
      least={least}
      stock={100}
      onChange={async () => undefined}
    />,
  );

it('says how many pieces one press puts in the cart', () => {
  expect(button(24)).toContain('Add 24');
  expect(button(1)).toMatch(/Add(?! \d)/);
});
