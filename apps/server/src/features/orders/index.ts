import type { Feature } from '../../contract/implement';
import { cartRead } from './cart.queries';
import { confirmOrder } from './confirm-order';
import { confirmOrderPayment } from './confirm-payment';
import { orderInvoiceRead, packingListRead } from './documents.queries';
import { cancelOrder, rejectOrder } from './end-order';
import { ordersExport } from './export-orders.queries';
import { orderPaymentRead } from './order-payment.queries';
import { orderRead, ordersList } from './orders.queries';
import { placeOrder } from './place-order';
import { deliverOrder, dispatchOrder } from './send-order';
import { setCart } from './set-cart';
import { ORDER_STEPS } from './system-steps';

export { issueOrderInvoice } from './issue-invoice';

export const ordersFeature: Feature = {
  name: 'orders',
  commands: [
    setCart,
    placeOrder,
    confirmOrder,
    dispatchOrder,
    deliverOrder,
    rejectOrder,
    cancelOrder,
    confirmOrderPayment,
  ],
  queries: [
    cartRead,
    ordersList,
    ordersExport,
    orderRead,
    orderInvoiceRead,
    packingListRead,
    orderPaymentRead,
  ],
  systemSteps: ORDER_STEPS,
};
