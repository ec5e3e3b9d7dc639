import type { Feature } from '../../contract/implement';
import { cartRead } from './cart/cart.queries';
import { cartLinesRead } from './cart/cart-lines';
import { syncCarts } from './cart/carts.sync';
import { setCart } from './cart/set-cart';
import { confirmOrder } from './confirm-order';
import { answerOrderDispute } from './disputes/answer-dispute';
import { decideOrderDispute } from './disputes/decide-dispute';
import { disputeOrder } from './disputes/dispute-order';
import { orderDisputesList } from './disputes/disputes.queries';
import { orderPhotoGuard } from './disputes/photo-guard';
import { creditNoteRead, orderInvoiceRead, packingListRead } from './documents/documents.queries';
import { ordersExport } from './documents/export-orders.queries';
import { cancelOrder, rejectOrder } from './end-order';
import { orderContactRead } from './order-contact.queries';
import { orderRead, ordersList } from './orders.queries';
import { syncOrders } from './orders.sync';
import { confirmOrderPayment } from './payment/confirm-payment';
import { orderPaymentRead } from './payment/order-payment.queries';
import { placeOrder } from './place-order';
import { receiveOrder } from './receipt/receive-order';
import { deliverOrder, dispatchOrder } from './send-order';
import { ORDER_STEPS } from './system-steps';

export { clearUnusedOrderPhotos } from './disputes/clear-unused-photos';
export { issueOrderInvoice } from './documents/issue-invoice';
export { orderJobs } from './receipt/receipt.jobs';

export const ordersFeature: Feature = {
  name: 'orders',
  commands: [
    setCart,
    placeOrder,
    confirmOrder,
    dispatchOrder,
    deliverOrder,
    receiveOrder,
    disputeOrder,
    answerOrderDispute,
    decideOrderDispute,
    rejectOrder,
    cancelOrder,
    confirmOrderPayment,
  ],
  queries: [
    cartRead,
    cartLinesRead,
    ordersList,
    ordersExport,
    orderRead,
    orderContactRead,
    orderInvoiceRead,
    creditNoteRead,
    packingListRead,
    orderPaymentRead,
    orderDisputesList,
  ],
  bucketGuards: [orderPhotoGuard],
  syncSources: [syncOrders, syncCarts],
  systemSteps: ORDER_STEPS,
};
