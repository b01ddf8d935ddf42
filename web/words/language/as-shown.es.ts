/** Values that are stored in English, as they are shown in Spanish; others stay as they are. */
import type * as english from './as-shown.ts';

/** Profile of a business. */
const PROFILE = {
  Technology: 'Tecnología',
  Healthcare: 'Salud',
  Finance: 'Finanzas',
  Retail: 'Comercio minorista',
  Manufacturing: 'Manufactura',
  Education: 'Educación',
  'Real Estate': 'Bienes raíces',
  'Professional Services': 'Servicios profesionales',
  Other: 'Otro',
  'Email addresses': 'Correos electrónicos',
  'Phone numbers': 'Números de teléfono',
  'Postal addresses': 'Direcciones postales',
  'Social Security Numbers': 'Números de Seguro Social',
  'Credit card information': 'Datos de tarjetas de crédito',
  'Financial records': 'Registros financieros',
  'Health information': 'Información de salud',
  'Biometric data': 'Datos biométricos',
  'Location data': 'Datos de ubicación',
  'Internet activity': 'Actividad en internet',
  'Purchase history': 'Historial de compras',
};

/** Entries of a history. */
const HISTORY = {
  'Account opened': 'Cuenta abierta',
  'Address changed by a mailed link': 'Dirección cambiada con un enlace enviado por correo',
  'Answers saved': 'Respuestas guardadas',
  'Assessment saved': 'Evaluación guardada',
  'Business created': 'Empresa creada',
  'Business deleted': 'Empresa borrada',
  'Business taken over': 'Empresa recibida',
  'Business went to another owner': 'La empresa pasó a otro dueño',
  'Calendar address of requests ended': 'Dirección del calendario de solicitudes anulada',
  'Calendar address of requests made': 'Dirección del calendario de solicitudes creada',
  'Data exported': 'Datos exportados',
  'Data map imported': 'Mapa de datos importado',
  'Data map saved': 'Mapa de datos guardado',
  'Details saved': 'Datos para documentos guardados',
  'Left a business that was shared': 'Salida de una empresa compartida',
  'Name changed': 'Nombre cambiado',
  'New address asked for': 'Nueva dirección solicitada',
  'Offer of the business ended': 'Oferta de la empresa terminada',
  'Offered to another owner': 'Ofrecida a otro dueño',
  'Old address kept': 'Dirección anterior conservada',
  'Password changed': 'Contraseña cambiada',
  'Password reset by a mailed link': 'Contraseña nueva puesta con un enlace enviado por correo',
  'Planning changed': 'Plan cambiado',
  'Told what changed in the law data': 'Se avisó de lo que cambió en los datos de la ley',
  'Read what changed in the law data': 'Leído lo que cambió en los datos de la ley',
  'Profile changed': 'Perfil cambiado',
  'Profile created': 'Perfil creado',
  'Rating withdrawn': 'Calificación retirada',
  'Regulator’s letter changed': 'Carta de una autoridad cambiada',
  'Regulator’s letter deleted': 'Carta de una autoridad borrada',
  'Regulator’s letter stored': 'Carta de una autoridad guardada',
  'Signed in': 'Inicio de sesión',
  'Signed in with a passkey': 'Inicio de sesión con una llave de acceso',
  'Signed out everywhere else': 'Sesión cerrada en todos los demás lugares',
  'Signed out in one place': 'Sesión cerrada en un lugar',
  'Site tested': 'Sitio revisado',
  'Opt-out kit made': 'Kit de exclusión hecho',
  'Template rated': 'Plantilla calificada',
  'Test of a site started': 'Revisión de un sitio iniciada',
  'Test of a site stopped': 'Revisión de un sitio detenida',
  'Time zone changed': 'Zona horaria cambiada',
  'Transferred to another owner': 'Transferida a otro dueño',
  'Weekly test of a site changed': 'Revisión semanal de un sitio cambiada',
};

/** Verdicts, and how sure a duty is. */
const VERDICTS = {
  applies: 'se aplica',
  'applies in part': 'se aplica en parte',
  'does not apply': 'no se aplica',
  exempt: 'exenta',
  'not in force yet': 'aún no está en vigor',
  'cannot tell': 'aún no se puede saber',
};

/** The ten documents. */
const DOCUMENTS = {
  'Privacy policy': 'Política de privacidad',
  'Consumer request form and procedure': 'Formulario y pasos para solicitudes',
  'Appeal and response letters': 'Cartas de apelación y respuesta',
  'Opt-out page text and log': 'Texto y registro de la página de exclusión',
  'Data inventory and retention schedule': 'Inventario de datos y calendario de conservación',
  'Data processing agreement': 'Contrato de tratamiento de datos',
  'Data protection assessment': 'Evaluación de protección de datos',
  'Consent form for sensitive data': 'Formulario de consentimiento para datos sensibles',
  'Security and incident response plan': 'Plan de seguridad y respuesta a incidentes',
  'Employee training sheet': 'Hoja de capacitación del personal',
};

/** Units of time in a law. */
const UNITS = { days: 'días', 'business days': 'días hábiles', months: 'meses', years: 'años' };

/** Kinds of work. */
const CATEGORIES = {
  Notice: 'Aviso',
  Security: 'Seguridad',
  'Special rules': 'Reglas especiales',
  'Consumer requests': 'Solicitudes de consumidores',
  'Opt-out': 'Exclusión',
  Vendors: 'Proveedores',
  'Data handling': 'Manejo de datos',
  Assessments: 'Evaluaciones',
  Governance: 'Organización',
  'Sensitive data': 'Datos sensibles',
  'Children and teens': 'Niños y adolescentes',
};

/** How long data is kept. */
const TIMES = {
  'while the person is a customer, then 1 year':
    'mientras dure la relación de cliente, y después 1 año',
  'while the person is a customer, then 2 years':
    'mientras dure la relación de cliente, y después 2 años',
  'until the person unsubscribes': 'hasta que la persona cancele su suscripción',
  '13 months': '13 meses',
  '1 year after the last contact': '1 año después del último contacto',
  '2 years after the last contact': '2 años después del último contacto',
  'as long as tax law asks': 'el tiempo que pide la ley de impuestos',
  'until the purpose is met': 'hasta cumplir el fin',
};

/** Whose data it is. */
const PEOPLE = {
  customers: 'clientes',
  visitors: 'visitantes',
  children: 'niños',
  'business contacts': 'contactos de negocios',
  'people of clients': 'personas en datos de empresas clientes',
  staff: 'personal',
  applicants: 'quienes piden empleo',
};

/** States whose name is another in Spanish. */
const STATES = {
  'District of Columbia': 'Distrito de Columbia',
  Hawaii: 'Hawái',
  Louisiana: 'Luisiana',
  'New Hampshire': 'Nuevo Hampshire',
  'New Jersey': 'Nueva Jersey',
  'New Mexico': 'Nuevo México',
  'New York': 'Nueva York',
  'North Carolina': 'Carolina del Norte',
  'North Dakota': 'Dakota del Norte',
  Oregon: 'Oregón',
  Pennsylvania: 'Pensilvania',
  'South Carolina': 'Carolina del Sur',
  'South Dakota': 'Dakota del Sur',
  'West Virginia': 'Virginia Occidental',
};

const VALUES: Readonly<Record<string, string>> = {
  ...PROFILE,
  ...HISTORY,
  ...VERDICTS,
  ...CATEGORIES,
  ...UNITS,
  ...DOCUMENTS,
  ...PEOPLE,
  ...TIMES,
  ...STATES,
};

/** "Firefox on Windows" names a browser; all other values stand in the lists. */
export const asShown: typeof english.asShown = (value) =>
  VALUES[value] ?? value.replace(/^(\w+(?: Internet)?) on (\w+)$/, '$1 en $2');
