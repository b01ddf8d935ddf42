/** The duties that may stay on a business that no law covers, by requirement, in Spanish. */
export const STAYING_ES: Readonly<Record<string, string>> = {
  'CT-17': 'cumpla las reglas sobre datos de salud del consumidor',
  'MN-18': 'no venda datos sensibles sin consentimiento previo',
  'NE-01': 'guarde prueba de su tamaño según las reglas federales',
  'NE-02': 'pida consentimiento antes de vender datos sensibles',
  'TX-11': 'no venda datos sensibles sin consentimiento',
  'VA-15': 'pida consentimiento para datos de salud reproductiva y sexual',
};
