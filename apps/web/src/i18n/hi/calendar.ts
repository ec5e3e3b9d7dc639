/** A month to pick days in; it serves every feature, so it names no thing of the trade. */
export const calendar = {
  previous: 'पिछला महीना',
  next: 'अगला महीना',
  taken: 'ख़ाली नहीं',
  first: 'पहला दिन',
  last: 'आख़िरी दिन',
  pickFirst: 'पहला दिन चुनें।',
  pickLast: 'अब आख़िरी दिन चुनें।',
  picked: '{from} से {to}',
  crossed: 'बीच में {from} से {to} ख़ाली नहीं है, इसलिए दिन फिर से चुनें।',
} as const;
