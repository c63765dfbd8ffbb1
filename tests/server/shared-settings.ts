export const metricsToken = "the-token-of-the-shared-site";
export const sessionSecret = "the-secret-of-the-shared-site";
