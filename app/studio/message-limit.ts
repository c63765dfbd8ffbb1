/** Maximum length of a message in the contact form, in UTF-16 units. */
export const messageLimit = 5000;
