import { intent } from "@lockstep/domain/coach/intent.ts";

/** Lockstep itself. Most are answered by an item of the FAQ: see `content/coach/faq-answers.ts`. */
export const PRODUCT_INTENTS = [
  intent(
    "family-membership",
    `
    family ~ plan|price|cost|membership|worth|include|includes|tier|work|subscription|much|account|members|how_many|people
    price|cost|much|worth|what|how ~ family !see|breakfast|meals|privacy|invite|add
    how many people|members ~ family|share
    share ~ membership|premium|subscription|account ~ 
    premium or|vs family
    how many people ~ share|use|family|join|in
    family ?plan ?membership price|cost|costs|worth|pricing
    what|how ~ family plan|membership|tier cost|costs|include|includes|work|works
  `,
  ),
  intent(
    "price",
    `
    price|prices|pricing|cost|costs|fee|fees|pay|subscription_cost|monthly_cost|expensive|cheap|cheaper !food|recipe|meals|protein|dinner|my_card
    is it|this|lockstep|app|everything free
    dollars|euros|money ~ month|cost
    how much|expensive ?is|does|for ?it|this|that|lockstep|premium|the ?app|membership|subscription ?cost|costs ?a|per|each ?month $
    how much ~ cost|costs|pay|per_month|a_month|dollars !calories|protein
    expensive|pricey|cheap|cost ?is|does ?is premium|family|lockstep|membership|it $
    how expensive
    price|cost|costs ?of ?for premium|lockstep|membership|subscription
    ?so how much|expensive is it|this|lockstep ?then ?please ?per_month ?a_month $
    rip|ripoff|rip_off|overpriced|too_expensive|so_expensive|too_much_money|waste_of_money ~ ?off ?other ?apps
    why ~ pay|expensive|cost ~~ free|apps|much
    dollars ?a ?per month ~~ ripoff|worth|other|free|much|expensive
  `,
    "price|prices|pricing|cost",
  ),
  intent(
    "family-invite",
    `
    add|invite|how|put|bring|get|remove|send|join ~ wife|husband|kid|kids|partner|daughter|son|girlfriend|boyfriend|mom|dad|brother|sister|someone|person|member|people|roommate|friend|family ~ family|membership|plan|account|group|invitation
    family ~ invite|invitation|invitations|invites|add|remove|join
    invite ~ family|wife|husband|kids|partner
    add ~ to|my ~ family !list|grocery
    add|invite|remove|how ~ family member|members
    add|invite ~ family|membership
    how ~ invite|add ~ wife|husband|partner|kids|kid|son|daughter|friend
  `,
  ),
  intent(
    "trial",
    `
    trial|trials|try_it|try_premium|try_for_free|test_it|free_week|7_day|seven_day
    free|test trial|week|period|month
    try ~ premium|before|free|first
    need|without|enter ~ card|credit_card ~ ?trial|free|start|sign
  `,
    "trial",
  ),
  intent(
    "cancel",
    `
    cancel|cancelling|canceling|cancellation|unsubscribe|end|stop|quit ~ ?my|the|premium|subscription|membership|paying|trial|account|plan|it|family|renewal|anytime|auto !sending|emails|notifications|eating|training
    how|want|can|way|where ~ cancel|unsubscribe|stop_paying|end_my_membership
    stop|turn_off|avoid ~ paying|charging|auto_renew|renewal|renewing|billing
    downgrade|back_to_free|switch_to_free|go_free
    pause|freeze ~ membership|subscription|premium
    end|stop|quit|terminate|cancel ~ membership|subscription|premium|paying|trial|renewal
  `,
    "cancel|unsubscribe",
  ),
  intent(
    "refund",
    `
    refund|refunds|money_back|chargeback|reimburse|reimbursement
    charged|billed|paid ~ twice|wrong|yesterday|mistake|by|accident|double|again|back|after|without|want|still|but|me
    want|get|give ~ money back
    overcharged|double_charged|unexpected_charge
    wrong charge|amount|bill
  `,
    "refund",
  ),
  intent(
    "free-tier",
    `
    what ~ get|have|is|included|comes|do ~ free|for_free|in_free|without_paying
    what ~ get for free
    free ~ include|includes|included|plan|tier|version|account|limits|limit|membership|get
    limit|limits|restrictions of|on free
    catch|downside|drawback|trick ~ free|with_it|with_this ?tier ?plan ?version
    what is the catch
    really|actually|truly|completely free ~ ?lockstep|app|it|this
    do|need ~ pay|premium ~ for|to_use
    can i use|do ~ free
    use ~ without|for paying|free|premium
    without paying
  `,
  ),
  intent(
    "premium",
    `
    what|does|whats|is|why|which|tell|should ~ premium|upgrade|upgrading|paid|pro
    premium ~ add|adds|include|includes|get|worth|benefits|benefit|features|different|difference|vs|over|give|offer|extra|extras|better
    difference ~ free ~ premium
    upgrade|subscribe|buy_premium|get_premium|become_a_member|go_premium
    compare ~ plans|tiers|memberships
    features|benefits ~ premium|paid|membership
  `,
    "premium|upgrade",
  ),
  intent(
    "change-membership",
    `
    switch|change|upgrade|downgrade|move ~ premium|family ~ to|from ~ family|premium
    change my membership|subscription|tier
    switch|change|go|going|downgrade|move ~ from ?family ?premium to|back premium|family|free ~~ lose|keep|stuff|happens
    upgrade|switch|change|downgrade|move ~ to|from family|premium|free ~
  `,
  ),
  intent(
    "payment",
    `
    update|change|add|replace|remove|new ~ card|credit_card|payment|billing_address|payment_method
    invoice|invoices|receipt|receipts|billing_history
    payment|card ~ failed|declined|fail|rejected|not_go_through|problem|did_not|did_not_work|expired
    paypal|apple_pay|google_pay|bank_transfer
    my membership|subscription ?is|status|active|renew|renews|end|ends
    when does|do|will|is my|the premium|membership|trial|family start|starts|begin
    when ~ premium|membership|trial|family start|starts|begin|begins
    when ~ renew|charged|billed|expire|membership_end|trial_end
    am i|do on|have premium|free|family
    do|am i ?on ?have ?a ?still premium|family|free|member $
  `,
  ),
  intent(
    "pdf",
    "pdf|pdfs\n print|printing|printout|download|export ~ plan|recipe|recipes|meal|workout|week|list|it\n print|printing",
    "pdf|print",
  ),
  intent(
    "offline",
    `
    offline|no_signal|without_internet|no_internet|no_wifi|without_wifi|airplane_mode|flight_mode|no_reception|no_connection|bad_signal|without_signal|no_data|without_connection|basement
    work|works|use ~ without|no ~ internet|signal|connection|wifi|data
  `,
    "offline",
  ),
  intent(
    "install",
    `
    how ~ install|download ~ this|it|app|lockstep
    install|download ~ app|phone|iphone|android|home_screen|it|lockstep|ipad !pdf|plan|data
    is|there|have|where|get|an|do ~ app ~ ?iphone|android|store|phone|ios|for|ipad|mobile
    app_store|play_store|google_play|apk|ios_app|android_app|iphone_app|home_screen|mobile_app
  `,
    "app|iphone|android",
  ),
  intent(
    "notifications",
    `
    notification|notifications|notifs|notif|reminder|reminders|push_notifications|alerts|quiet_hours|emails_from|push_messages
    stop|turn|disable|enable|too|no|not|never|get|getting ~ notification|notifications|emails|reminders|alerts|pushes
    stop|too_many sending|emails|messages
    remind me
  `,
    "notifications|notifs|reminders",
  ),
  intent(
    "delete-account",
    `
    delete|remove|close|erase|deactivate|terminate|wipe ~ account|profile|everything|my_data|all_my_data|me
    get rid of my account|profile|data
    right to be_forgotten
    delete|erase|remove|close my account|profile
    account gone|removed|deleted|closed
  `,
  ),
  intent(
    "export-data",
    `
    export|download|get|take|copy|backup|extract|save ~ data|everything|log|history|information|account !pdf|delete
    data ~ export|out|download|copy|portability|backup|gdpr
    csv|json|gdpr
  `,
    "export",
  ),
  intent(
    "privacy",
    `
    sell|share|use|store|keep|collect|protect|track|do ~ data|information|details|info|personal
    data|info ~ private|safe|secure|sold|shared|stored|privacy|collected|go
    privacy|gdpr|cookies|data_protection|tracking|ads
    is|who ~ data|this|it|see|sees|read ~ safe|private|secure|data|profile|posts|my_workouts|my_log|weight
    who can|will see ~ my|posts|profile|progress|workouts
    private profile|account
  `,
    "privacy|cookies",
  ),
  intent(
    "chat-privacy",
    `
    who|anyone|anybody|someone|somebody|people|others|you|staff|do|does|is|are ~ read|reads|see|sees|save|saves|store|stored|remember|keep|record|recorded|look|private ~~ chat|type|say|write|messages|conversation|here|this|chats|questions|tell_you
    chat|conversation|messages|what_i_type|what_i_write ~ private|stored|saved|read|deleted|delete|history|confidential|kept
    is ?this|our chat|conversation ~ private|stored|saved|confidential
    clear|delete|erase ~ chat|conversation|history|messages
  `,
  ),
  intent(
    "password",
    `
    forgot|forgotten|reset|change|lost|new|update|remember|wrong ~ password|passwort|pw|pass|login|passcode
    can|could not|unable ~ log|login|sign|get ?in ?into|to ~ ?account|password|forgot
    password|pw ~ forgot|reset|change|not|wrong|link|email
    locked out
    login ~ problem|not|issue|fail
    change ~ email|username|name
  `,
    "password|login",
  ),
  intent(
    "missing-email",
    `
    not|never|no|where|waiting ~ get|got|receive|received|confirmation|verification|mail ~ email|mail|link
     verification|confirmation|verify email|mail|link
    waiting for|on ?the|an|my|your ~ email|mail|link
    never|not got|received|came|arrived|get|come ~ email|mail|link
  `,
  ),
  intent(
    "support",
    `
    contact|reach|email|call|phone|speak_to|talk_to|write ~ support|customer_service|someone|team|you|human|help_center|staff|person
    support|help|service ?desk ~ phone|number|email|contact|hours|address|team|line|chat
    phone number|support
    customer service|support|care
    complaint|complain|feedback|feature_request|suggestion_for_the_app|report_a_bug
    need help with my account|bill|payment|membership
    talk to a|someone|real ?real ?human person|human|support
  `,
    "support|contact",
  ),
  intent(
    "broken",
    `
    app|site|page|website|it|lockstep|button|video|plan|sets|log|data|workouts ~ slow|crash|crashes|crashing|broken|bug|bugs|glitch|freezes|frozen|not_work|not_working|not_load|not_loading|vanished|disappeared|gone|missing|lost|deleted|empty|blank|laggy|error|hangs|stuck_loading|not_saving|not_saved|not_sync|not_syncing|unsent
    lost|missing|vanished|disappeared|gone ~ sets|log|workouts|data|plan|progress|entries
    something ~ broken|not_working|wrong_with_the_app
    bug|error|glitch
    not loading|saving|syncing|working|opening
    changes will be sent|pending|waiting_to_send|not_sent
    why ~ reload|new_version|update
  `,
  ),
  intent(
    "units",
    `
    kg|kilos|kilograms|metric|kilometers ~ lb|lbs|pounds|imperial|miles|switch|change
     lb|lbs|pounds|imperial|metric|units|unit ~ kg|kilos|switch|change|use|show|instead|settings
     change|switch|set|use ~ units|unit|metric|imperial|kilojoules|kj|pounds|kilos|ounces|cups
     kilojoules|kj
    use|show|switch|have|see ~ kg|lb|lbs|pounds|miles|kilos|kilojoules|metric|imperial|ounces|cups ?instead ?of
    kg|lb|lbs|pounds|kilos|kilojoules|miles instead_of|rather_than|not kg|lb|lbs|pounds|kilos|calories|kilometers
  `,
    "units|kilojoules",
  ),
  intent(
    "hide-calories",
    "hide|turn_off|disable|without|not_see|not_want_to_see|stop_showing|remove|no ~ calories|kcal|numbers|calorie_counts",
  ),
  intent(
    "discount",
    `
    discount|discounts|coupon|coupons|promo|voucher|student|students|deal|deals|referral ~ ?code|codes|price|discount|discounts|got|have|any|there
    discount|coupon|promo|voucher|referral ?code|codes
    student|military|senior|annual|yearly|nurse|teacher discount|price|rate|plan|deal
    cheaper ~ year|annually|yearly|students
  `,
    "discount|coupon|promo",
  ),
  intent(
    "give-premium",
    `
    give|grant|gift|make|set ~ me ~ premium|family|membership|pro ~ ?free|now
    upgrade|activate|unlock|enable ~ my|me|premium ~ account|acct|premium|profile ~ ?now|free
    am ?an|the ?a admin|administrator|developer|owner|moderator|staff|employee ~ ?at|of
    premium|family|membership for free|nothing
    unlock ~ everything|premium|all
  `,
  ),
  intent(
    "instructions",
    `
    ignore|forget|disregard|override ~ previous|prior|above|all|your|these|earlier ~ instructions|rules|prompt|prompts|guidelines
    system|hidden|initial|secret prompt|prompts|instructions|message
    print|show|reveal|tell|give|repeat|output|leak ~ your|the|system|admin|me ~ prompt|instructions|password|secret|secrets|key|api_key|config|token|rules
    admin|root|database|server password|access|credentials|key
    developer|god|admin|jailbreak|dan|debug mode
    you are now|no_longer ~ a|an|not|free
  `,
  ),
  intent(
    "devices",
    `
    apple_watch|garmin|fitbit|smartwatch|smart_watch|strava|apple_health|google_fit|health_connect|whoop|oura|polar|wearable|wearables|fitness_tracker|heart_rate_monitor|myfitnesspal|samsung_health
    connect|sync|link|pair|import|integrate|integration|integrates ~ ?my|to|with|from|your ~ watch|garmin|strava|fitbit|health|tracker|device|devices|scale|app|apps|data
    does|do|can|is ~ sync|connect|integrate|import|compatible ~ with|to
  `,
    "garmin|strava|fitbit|smartwatch",
  ),
  intent(
    "order-groceries",
    `
    order|deliver|delivery|buy|get ~ groceries|food|shopping|grocery|list|ingredients ~ walmart|amazon|instacart|tesco|aldi|lidl|kroger|target|online|delivered|home|for_me|shop|supermarket
    order|deliver ~ groceries|shopping|food|ingredients|list ~ ?for ?me
    grocery|groceries|food delivery|delivered
    send ~ list|groceries ~ to ~ walmart|instacart|tesco|amazon|shop|store|supermarket
  `,
  ),
  intent("dark-mode", "dark|light|night mode|theme\n theme|darkmode", "theme"),
  intent(
    "groups",
    `
    group|groups|communities ~ ?beginner|beginners|join|find|any|for|which|best|there|recommend|runners|women|how|work|what|near|leave
    any|find|join|which|what|show|recommend|leave|is|are ~ group|groups|community|communities !muscle|training
    training|workout buddy|partner|partners|buddies
  `,
  ),
  intent("create-group", "make|create|start|set|open|found|own|run ~ group|community|club !muscle|food", ""),
  intent(
    "posts",
    `
    post|posts|posting|feed|comment|comments|like|likes|picture|photo|photos ~ how|edit|delete|report|who|upload|share|review|hidden|see|can|why|where|add|make
     how|edit|delete|report|where|can|upload|share ~ post|posts|comment|comments|picture|photo
     community|feed
    who can see ~ posts|post|comments
  `,
    "community|feed",
  ),
  intent(
    "series",
    "course|courses|class|classes|program|programs|programme|series ~~ open|there|available|pregnant|prenatal|women|beginners|have|offer|join|start|seniors\n series|video|videos|class|classes|guided|follow_along ~ workout|workouts|session|sessions|series|watch|where|have|yoga|pilates|there\n guided|video|yoga|pilates|mobility session|sessions|series|workout|workouts|class|classes\n series|videos",
    "series|videos|yoga|pilates",
  ),
  intent(
    "share-plan",
    `
    share|send|show ~ plan|workout|week|meal_plan|recipe ~ friend|link|with|wife|husband|someone|partner
    share|send ~ plan|workout|week|recipe|meal_plan|meals
    link to my ?workout ?meal plan|week|workout|recipe|meals
    link ~ plan|week|workout|recipe ~ for|to ~ someone|friend|share
    share ~ week|plan|workout|meals|recipe|program
  `,
    "share",
  ),
  intent(
    "saved-plans",
    `
    save|saved|keep|switch|several|multiple|two|more|second|old|another|how_many ~ plans|plan ~ ?have|save|saved|switch
     old plan
    have|save|keep|store|make ~ 2|several|multiple|more|many plans
    switch|change to ?another ?a ?different saved|other|old|second plan
  `,
  ),
  intent(
    "ai-posts",
    `
    ai|bot|robot|generated ~ post|posts|feed|written
     posts written by ai
    post|posts ~ from|by ?a|an ai|bot|bots|robot|robots|machine
    posts ~ by|from ~ robots|bots|ai
  `,
  ),
  intent(
    "profile",
    "change|edit|update|set|upload|remove ~ profile|avatar|bio|username|picture|goal|goals|name|birth_year\n my profile|settings|goals|goal|account\n where ~ settings|profile",
    "profile|settings",
  ),
  intent(
    "photo-scan",
    `
    photo|picture|camera|barcode|scan ~ food|meal|calories|body|barcode|log
     scan|barcode
    log|scan|photo|picture|take|snap ~ from|of|with|my|a ~ picture|photo|meal|food|camera|plate
  `,
    "scan|barcode",
  ),
] as const;
