export { type Cart, cartView, readCart, setCart } from './cart-contract';
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
  readOrderPayment,
  rejectOrder,
} from './contract';
export { readOrderInvoice, readPackingList } from './document-contract';
export { type OrderParties, orderInvoiceNumber } from './invoice';
export { judgeLine, LINE_PROBLEMS, type LineProblem, type SoldPack } from './judge-line';
export { ordersPolicy } from './policy';
export {
  DELIVERY_SLOTS,
  isHeld,
  MAX_CART_LINES,
  ORDER_STATES,
  type OrderState,
  orderNumber,
  orderStates,
  PAYMENT_STATES,
  PAYMENT_WAYS,
  type PaymentState,
  type PaymentWay,
} from './rules';
export { rupeesInWords } from './rupees-in-words';
export { sumLines, type TaxedLine, type TaxPlace, taxedLine } from './tax';
