import '../../../../test/browser-stand-ins';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { ServerError } from '@/api/errors/errors';
import type { CartHandle } from '@/features/orders/cart/use-cart';
import { preloadMessages } from '@/i18n';
import { CheckoutForm } from './checkout-view';

beforeAll(() => preloadMessages('cart', 'errors', 'ui'));

const SHOP = { id: 's-1', area: 'Dadar', address: '1 Main Road', pin_code: '400014' };
const EMPTY = { brands: [], total_paise: 0, earnings_paise: 0, isEstimate: false };
const none = () => undefined;

/** The checkout when nothing in the cart can be ordered. */
function shown(refusedBefore?: Error): string {
  const link = <a href="/">cart</a>;
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <CheckoutForm
        {...{ refusedBefore, shop: SHOP, cart: EMPTY, handle: {} as CartHandle }}
        {...{ cartLink: link, marketLink: link, onPlaced: none, onWaiting: none }}
      />
    </QueryClientProvider>,
  );
}

it('says above an empty checkout why the order that waited was not placed', () => {
  const line = { variant_id: 'v-1', problem: 'archived', product_name: 'Haldi', pack_size: '1 kg' };
  const details = { lines: [{ ...line, stock: 0, min_quantity: 1 }], brands: [] };
  const page = shown(new ServerError('CART_CHANGED', { details }));
  const words = ['Nothing was ordered', 'Haldi, 1 kg', 'No longer sold', 'Nothing to order yet'];
  const places = words.map((word) => page.indexOf(word));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

it('does not promise what was entered: that went with the order', () => {
  const page = shown(new ServerError('INSUFFICIENT_FUNDS', {}));
  expect(page).toContain('Order couldn&#x27;t be placed');
  expect(page).not.toContain('What you entered is still here');
});

it('says nothing of a refusal where there was none', () => {
  expect(shown()).not.toContain('role="alert"');
});
