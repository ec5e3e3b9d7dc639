export { type CountedLine, cartTotal, countLine, sumBrand, withQuantity } from './cart';
export {
  type Cart,
  type CartLines,
  cartLinesView,
  readCart,
  readCartLines,
  setCart,
} from './cart-contract';
export {
  cancelOrder,
  confirmOrder,
  confirmOrderPayment,
  deliverOrder,
  dispatchOrder,
  exportOrders,
  listOrders,
  type Order,
  type OrderItem,
  orderView,
  placeOrder,
  readOrder,
  readOrderContact,
  readOrderPayment,
  rejectOrder,
} from './contract';
export { creditedLines } from './credited-lines';
export {
  answerOrderDispute,
  decideOrderDispute,
  disputeOrder,
  listOrderDisputes,
  receiveOrder,
} from './dispute-contract';
export type { OrderDispute } from './dispute-view';
export { readCreditNote, readOrderInvoice, readPackingList } from './document-contract';
export { creditNoteNumber, type OrderParties, orderInvoiceNumber } from './invoice';
export { judgeLine, type LineProblem } from './judge-line';

export {
  DELIVERY_SLOTS,
  DISPUTE_SIDES,
  type DisputeSide,
  isAwaited,
  isHeld,
  MAX_CART_LINES,
  MAX_ORDER_PHOTOS,
  ORDER_PHOTO_BUCKET,
  ORDER_PROBLEMS,
  ORDER_ROAD,
  ORDER_STATES,
  type OrderProblem,
  type OrderState,
  orderNumber,
  orderStates,
  PAYMENT_STATES,
  PAYMENT_WAYS,
  type PaymentState,
  type PaymentWay,
  receiveByMs,
  roadPlace,
} from './rules';
export { rupeesInWords } from './rupees-in-words';
export { sumLines, type TaxedLine, type TaxPlace, taxedLine } from './tax';
