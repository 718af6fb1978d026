export const FEEDBACK_PATH = '/admin/feedback';
export const FEEDBACK_TOUR_PATH = `${FEEDBACK_PATH}/tour`;
export const FEEDBACK_GUIDE_PATH = `${FEEDBACK_PATH}/guide`;

export const feedbackPath = ({ id }: { readonly id: string }): string => `${FEEDBACK_PATH}/stimme/${id}`;
