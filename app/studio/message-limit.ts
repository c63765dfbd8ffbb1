/** The longest message that the contact form takes, in UTF-16 units. */
export const messageLimit = 5000;
