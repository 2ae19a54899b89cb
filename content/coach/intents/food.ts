import { intent } from "@lockstep/domain/coach/intent.ts";

/** Meals, ingredients and what they hold. */
export const FOOD_INTENTS = [
  intent(
    "meal-check",
    `
    allergic|allergy|intolerant|celiac|coeliac|vegan|vegetarian ~~ is|are|can ~ tonight|tonights|dinner|lunch|breakfast|meal|recipe|this|planned|todays ~ ?dinner ?lunch ?meal ok|okay|safe|fine|eat|allowed|suitable
    is|are|does|can ~ tonight|tonights|dinner|lunch|breakfast|todays|meal|planned ~~ ok|okay|safe|fine|suitable|free|contain|have|eat ~~ allergic|allergy|nuts|nut|sesame|gluten|dairy|eggs|soy|peanuts|fish|shellfish|him|her|son|daughter|kid|celiac|coeliac
    is|are there ~ peanut|peanuts|nut|nuts|sesame|gluten|dairy|milk|egg|eggs|soy|fish|shellfish|wheat ~ in ~ dinner|lunch|breakfast|meal|tonight|tonights|plan
    which|what ~ my|the ~ meals|meal|dinners ~~ have|has|contain|contains|with ~ it|nuts|shellfish|gluten|dairy|eggs|soy|fish|peanuts|sesame
    allergic|allergy|intolerant|gluten|dairy|nuts ~~ weeks|week|plan|meals ~ ok|okay|safe|fine|have|contain
    allergens|allergen ~ in ~ dinner|lunch|breakfast|meal|recipe|tonight
  `,
  ),
  intent(
    "food-safety",
    `
    in|left|been|kept|sitting ~ fridge|freezer|counter|out|overnight|car|bag ~~ day|days|hours|week|weeks|good|safe|ok|eat|bad
    how long|many ~ keep|keeps|last|lasts|good|store|stored ~ fridge|freezer|chicken|rice|leftovers|meat|cooked|eggs|fish|tofu|prep|@food|meal|meals
    leftovers|leftover ~ safe|good|days|fridge|reheat|freeze|long
    still good|safe|ok|edible ?to ?eat
    expired|out_of_date|past_its_date|use_by|best_before|smells_off|smells_funny|gone_off|gone_bad
    reheat|reheating|defrost|thaw ~ chicken|rice|meat|leftovers|food|@food|safe|twice
  `,
  ),
  intent(
    "plant-protein",
    `
    protein ~~ tofu|tempeh|soy|lentils|beans|plant|plants|vegan|seitan|chickpeas ~~ good|better|worse|same|complete|chicken|meat|quality|as
    tofu|tempeh|soy|plant|vegan|lentil|bean|lentils|beans protein ~ good|as_good|complete|enough|quality|worse|inferior|better|same|real
    complete|incomplete protein|proteins
    does|is|do|are ~ @food ~ complete|full|whole protein|proteins
    @food vs|versus|or|than @food ~ protein
    protein ~ @food ~~ good|better|worse|same|much ~ @food
    plant|vegan|vegetable|soy ?based protein ~ muscle|enough|build|complete|quality|good
  `,
  ),
  intent(
    "guest-cooking",
    `
    celiac|coeliac|gluten|lactose|nut|allergic|allergy|intolerant ~~ what|which|something ~ cook|make|serve|eat|dinner|lunch
    cook|make|serve|feed ~ for ~ guest|guests|friends|in_laws|visitors|people
    cook|make|serve|dinner|lunch|meal ~~ celiac|coeliac|gluten_free|lactose_intolerant|allergic|intolerant
    for|we|are|feed|cooking # ?people ?of ?us ~ dinner|lunch|saturday|sunday|guests ~~ celiac|coeliac|gluten|vegan|vegetarian|allergic
  `,
  ),
  intent(
    "eat-before",
    `
    eat|food|meal|snack|eating|drink|breakfast|fuel|carbs ~ before ?the|a|my|i|going|to|my_morning ~ gym|workout|training|train|lift|session|run|exercise|exercising|lifting
    before|pre ?the|my|a|i gym|workout|training|train|lifting|exercise|run ~ eat|food|meal|snack|drink|nutrition|fuel
    pre workout ?meal ?snack|food|nutrition !supplement|supplements|drink|powder
    preworkout meal|snack|food
    eat|food|meal|snack|breakfast ~ before ?my leg_day|chest_day|back_day|arm_day|push_day|pull_day|cardio|class|sports|football|swimming
    empty|fasted stomach|training|cardio|workout
    train|training|workout|gym|run|lift ~ morning|early|am|5am|6am|5|6|7 ~ eat|food|breakfast|fasted|hungry|first
    eat|eating first|something|anything|breakfast ~ before|first|morning|train|am
    train|workout|lift ~ empty_stomach|fasted|hungry
  `,
  ),
  intent(
    "eat-after",
    `
    eat|food|meal|snack|eating|drink|breakfast|shake ~ after ?the|a|my|i|going|to ~ gym|workout|training|train|lift|session|run|exercise|lifting
    after|post|finished|done|just ?the|my|a|i|with|finished ~ gym|workout|training|train|lifting|exercise|run|session ~ eat|food|meal|snack|drink|shake|eating|nutrition|hungry|dinner
    post workout meal|snack|food|nutrition|shake|drink
    recovery|postworkout meal|food|snack|nutrition|drink
    anabolic|protein window
  `,
  ),
  intent(
    "protein-sources",
    `
    protein ~ source|sources|foods|food|rich|vegetarian|vegan|veggie|plant|meatless|without_meat|ideas|snack|snacks|tips|cheap|help
    high|more|best|good|cheap|vegetarian|vegan|plant|veggie ~ protein ~ food|foods|source|sources|snack|snacks|vegetarian|vegan|ideas
    vegetarian|vegan|veggie|plant_based|meatless ~~ protein
    can|not|never|struggle|struggling|hard ~ hit|reach|get|eat|enough ~ protein
    what|which ~ has|have|contains|high|highest|most|more protein
    source|sources ~ of ~ protein
  `,
  ),
  intent(
    "protein",
    `
    how much|many ~ protein|eiweiss|proteinas|proteines
    too_much|overdose|overdosing ?of ?on protein
    protein ~ overdose|too_much|harmful|kidneys|bad_for
    protein ~ need|per|a_day|daily|target|goal|intake|enough|much|should|amount|requirement|kilo|kg|timing|too_much|day
    wie_viel|cuanta|combien|quanta|quante|hoeveel ~ protein|proteina|proteines|proteine|eiwit|eiweiss
    enough|hit|hitting|reach|reaching|get|getting|more|increase|need|low ~ protein !shake|powder|bar|recipes|recipe|dinner|lunch|breakfast|sources|vegetarian|vegan
  `,
    "eiweiss|proteina",
  ),
  intent(
    "calories",
    `
    how many|much|what ~ calories|kcal|cals|kj|energy ~ should|need|eat|lose|burn|day|maintain|maintenance|gain|deficit|for|target
    calories|kcal|calorie ~ need|target|goal|lose|maintenance|deficit|surplus|day|daily|should|enough|much|count|counting|track|too_few|too_many|left
    how much|many should i eat
    tdee|bmr|maintenance|calorie_deficit|deficit|surplus
    is # calories|kcal ~ enough|much|good|ok|low
    # calorie|calories|kcal ~ ok|enough|good|right|deficit
    count|counting|track|tracking calories|macros !with_premium
  `,
    "calories|kcal",
  ),
  intent(
    "macros",
    `
    macro|macros|macronutrients
    how much|many carbs|carbohydrates|fat|fats|fibre|fiber|sugar|salt|sodium ?grams ~ day|need|should|eat|keto|too_much
    carbs|carbohydrates|fat|fiber|fibre|sugar ~ bad|good|need|day|should|avoid|much|enough|night|fattening|target
    low|cut|cutting|no|avoid|without carb|carbs
    are carbs|fats|fat|sugar|fruits|fruit bad|good
    is|are|should sugar|carbs|fat|fats|salt|sodium bad|good|unhealthy|healthy|evil
  `,
    "macros|carbs|fibre|fiber",
  ),
  intent(
    "replace-ingredient",
    `
    replace|substitute|swap|sub|replacement|alternative|switch|exchange ~ @food
    instead|substitute|alternative|alternatives|replacement|swap ~ of|for|to ?the @food
    what|anything|something ~ instead ~ @food
    @food ~ substitute|alternative|alternatives|replacement|instead|swap
    no|not|without|out_of|ran_out|do_not_have|do_not_like|missing|forgot|allergic|hate|skip|leave ~ @food ~~ instead|use|substitute|replace|possible|without|can|else|work|still|make|recipe|alternative
    allergic|intolerant|allergy|intolerance ~ @food
    not|no|never ?have ?got ?any @food
    leave|skip ~ out|skip ~ @food
    ingredient|ingredients ~ replace|swap|substitute|missing|instead
    no|not|without|out_of ~ @food ~~ @food ?ok|okay|fine|work|works|instead|good|possible
    replace|substitute|swap|sub|exchange ?the ?my @food ~ with|for|by|against
    can|could|how|should ~ replace|substitute|swap|sub ?the @food
    no|not|without|out_of|instead_of|replace ~ paneer|quorn|halloumi ~~ ?tofu ?instead ?ok
  `,
  ),
  intent(
    "quicker-meal",
    `
    dinner|lunch|breakfast|meal|recipe|supper|cooking ~ ?takes|take|is|too|so|way ~ long|slow|much_time|complicated|too_much_work
    quicker|faster|easier|simpler|shorter ~ dinner|lunch|breakfast|meal|recipe|tonight|something|anything|instead
    dinner|lunch|breakfast|meal|recipe|tonight ~ quicker|faster|easier|simpler|shorter
    anything|something quicker|faster|easier|simpler
    swap|change|replace|switch|different|another ~ dinner|lunch|breakfast|meal|snack|tonights_dinner|recipe|dish
    swap|change|replace|switch ~ dinner|lunch|breakfast|meal|snack ~~ not|hate|dislike|without|boring
    no time|energy to cook|cooking
    not ~ feel_like|want|fancy|like ~ dinner|lunch|breakfast|planned_meal|tonights
    not feel_like|want|fancy ~ planned|dinner|lunch|breakfast|meal ?dinner
    swap|change|replace my|the|todays|tonights ?planned dinner|lunch|breakfast|meal|snack $
    not feel_like|want|fancy ~ the|my ?planned dinner|lunch|breakfast|meal|recipe !feel
  `,
  ),
  intent(
    "recipe-ideas",
    `
    dinner|lunch|breakfast|snack|dessert|meal|food|recipe|supper|brunch|side|salad|soup|smoothie|cooking|pancake|pasta ?recipe ?food idea|ideas|suggestion|suggestions|inspiration|options|recipes|recipe
    recipe|recipes|dish|dishes|meal|meals ~ with|for|without|using|under|in|less|high|low|vegan|vegetarian|keto|paleo|mediterranean|gluten|dairy|nut|quick|cheap|protein|@food !plan
    quick|easy|healthy|vegan|vegetarian|keto|paleo|mediterranean|gluten_free|dairy_free|nut_free|high_protein|low_carb|low_calorie|cheap|simple|light|fast|warm|cold|sweet|savory|savoury|veggie ~ dinner|lunch|breakfast|snack|snacks|meal|meals|recipe|recipes|food|dessert|dish|soup|salad|pancakes|pasta|curry
    dinner|lunch|breakfast|snack|meal|recipe|something|anything ~ under|in|less|max|within ~ # minutes|min|mins|minute
    # ?minute ?min ?minutes ?max dinner|lunch|breakfast|snack|meal|recipe|recipes|meals
    what|wat|anything|something|wot ~ can|could|should|to ~ cook|make|eat ~ with|dinner|lunch|breakfast|snack|@food|hungry !before|after|gym|workout|training
    do|have|any|got|show|find|give|suggest|recommend ~ recipe|recipes|dinner|snacks|lunch|breakfast|meal_ideas|dishes
    hungry|starving|peckish
    vegan|vegetarian|keto|paleo|mediterranean|gluten_free|dairy_free ?and ?keto ?vegan recipes|recipe|food|meals|dishes|options
    something|anything sweet|savory|quick|healthy|light|warm|cold ?to ?eat
    @food recipe|recipes|ideas|dish|dinner
    ^ snack|snacks|dinner|lunch|breakfast|recipes ?please $
  `,
  ),
  intent(
    "planned-meal",
    `
    what|whats|which|show ?is|my|the|on|for|am ~ breakfast|lunch|dinner|snack|eat|eating|supper|meal|meals|cooking|menu ~ ?today|tonight|tomorrow|planned|plan|now|next
    what|whats ?is ?for ?my ?todays ?tonights breakfast|lunch|dinner|snack|supper
    for|todays|tonights|tomorrows|my|next|planned breakfast|lunch|dinner|snack|meal|meals
    what|which do|should|am|can i eat|eating|cook|cooking|have_for ?today|tonight|tomorrow|next|now !before|after|gym|lose|muscle
    meals|food|menu|eating today|tomorrow|this_week|plan
    show ~ meal|meals|food plan|week|today
    my meal|meals|menu ?plan
    ^ breakfast|lunch|dinner today|tonight|tomorrow $
    when ~ next|my meal|lunch|dinner|eat
    breakfast|lunch|dinner|snack|meal|meals|eat|eating|menu|cook ~ tomorrow|tonight|today
    what should|do|can|will i eat|have|cook tonight|today|tomorrow|now $
    show|what|see|list ~ meals|meal|dinner|lunch|breakfast|menu|food ~ tomorrow|today|tonight
  `,
  ),
  intent(
    "recipe-how",
    `
    how|recipe|instructions|ingredients|steps ~ make|cook|prepare|for|in|do ~ @recipe
    how|recipe|instructions|ingredients|steps ~ make|cook|prepare ~ this|it
    @recipe
    what|how ~ @recipe
    how ~ cook|boil|roast|fry|bake|make|prepare ~ @food
    how long ~ cook|boil|roast|fry|bake ~ @food|it|this
    ingredients ~ this|recipe|@recipe
  `,
  ),
  intent(
    "food-facts",
    `
    how many|much ~ calories|protein|carbs|fat|fibre|fiber|sugar|kcal|salt|sodium ~ in|does|has|have|of|do|per|contain ~ @food|@recipe|it|this
    calories|protein|carbs|fat|fibre|fiber|sugar|kcal|macros|nutrition ~ in|of|per|for ~ @food|@recipe
    @food ~ calories|protein|carbs|fat|kcal|macros|nutrition
    is|are @food ~ healthy|good|bad|ok|vegan|gluten|keto|unhealthy|fattening
    does|do @food have|contain|has
    @food vs|versus|or @food
    can|should ~ eat ~ @food
    what is @food
    how much|many protein|carbs|fat|fibre|fiber|sugar|salt|sodium|calories|kcal ~ in|has|have|of ~ @food|@recipe
    how much|many ~ in|per|of ?a|an|one|100_g|100 ?g ?of @food
  `,
  ),
  intent(
    "cheat-meal",
    `
    ate|eaten|had|binged|overate|overeaten|ruined|ruin|blew|blow ~~ pizza|whole|too_much|burger|cake|junk|ruin|ruined|diet|yesterday|everything|plan|chocolate|ice_cream|kebab|mcdonalds|fries|cookies|holidays|way_too
    cheat|treat|free day|meal|days|meals
    overate|overeaten|ate_too_much|fell_off_my_diet|broke_my_diet|messed_up_my_diet|off_plan
    did|have|will ~ ruin|ruined|undo|undone|mess ~ it|progress|diet|everything|plan
    party|wedding|birthday|christmas|thanksgiving|holiday|eating_out|restaurant|takeaway|takeout|fast_food ~ eat|diet|food|how|what|plan|calories|tonight|dinner
  `,
  ),
  intent(
    "cravings",
    `
    crave|craving|cravings|sweet_tooth|sugar_cravings|snacking|late_night_snacking|night_snacking|munchies
    stop|kill|control|avoid|resist|curb|beat ~ eating|snacking|sugar|sweets|cravings|sweet|chocolate|junk|hunger|appetite|late
    always|so|constantly|still|hungry hungry|night|all_day|after|starving ~ always|all|night|day|evening|dinner|eating|time
    hungry ~ all|always|night|diet|deficit|before_bed
    eat|eating|eaten ~ late|night|8pm|bed|evening|midnight
  `,
  ),
  intent("creatine", "creatine|creatin|kreatin|creatin_monohydrate", "creatine|creatin|kreatin"),
  intent(
    "supplements",
    `
    supplement|supplements|whey|bcaa|bcaas|eaa|eaas|glutamine|preworkout|multivitamin|multivitamins|vitamin|vitamins|omega|magnesium|zinc|ashwagandha|collagen|casein|beta_alanine|citrulline|fat_burner|fat_burners|testosterone_booster|electrolytes|l_carnitine
    protein powder|powders|shake|shakes|bar|bars
    do|should|is|are|need|take|buy ~ protein powder|powders|shake|shakes|bar|bars
    pre workout ?supplement|supplements|powder|drink|drinks
    fish oil
  `,
    "supplements|whey|vitamins",
  ),
  intent(
    "caffeine",
    `
    coffee|caffeine|energy_drink|energy_drinks|espresso|red_bull|monster
  `,
    "coffee|caffeine|espresso",
  ),
  intent(
    "water",
    `
    how|much|many|enough|drink|drinking|need|liters|litres|glasses|hydrate|stay ~ water|hydrated|hydration|drink|fluids !cold
    hydration|hydrated|dehydrated|thirsty
  `,
    "water|hydration",
  ),
  intent(
    "alcohol",
    `
    alcohol|beer|beers|wine|vodka|drunk|booze|drinking_beer|cocktail|cocktails|pint|pints|whisky
    drink|drinks|drinking ?and alcohol|beer|wine|booze
  `,
    "alcohol|beer|wine|drunk",
  ),
  intent(
    "fasting",
    `
    intermittent fasting
    if|16_8|omad|16 ?8 fasting|diet
    fasting|fasted_cardio|skip_breakfast|skipping_breakfast|breakfast_important|skip_dinner
    have|need|is to ~ eat|breakfast ~ important|necessary|breakfast
    how often|many meals ~ eat|day|should
    meal timing|frequency
  `,
  ),
  intent(
    "diets",
    `
    which|what|best|better|good|is|try|switch|go|start|doing|should|about|change ~ diet|vegan|vegetarian|keto|paleo|mediterranean|carnivore|low_carb !recipes|recipe|coke
    vegan|keto|paleo|mediterranean|vegetarian|carnivore ~ diet|good|healthy|muscle|lose|start|how|what
    gluten|dairy|lactose|nut free|allergy|intolerance|intolerant|allergic
    which|what diets ~ support|have|offer
    allergy|allergies|allergic|intolerant|intolerance|coeliac|celiac
  `,
  ),
  intent(
    "meal-plan",
    `
    make|build|create|give|generate|want|need|get|set|new|change|redo|another ~ meal|diet|food|eating|nutrition|vegan|keto|vegetarian ?meal plan|plans
    meal|diet|food|eating plan ~ make|create|build|how|change|lose|muscle|days|calories|kcal|generate|for
    plan my meals|food|eating|diet
    batch|meal cooking|cook|prep|prepping
    leftovers|freeze|freezer|meal_prep
    hate|dislike|not_like|leave ~ @food ~ plan|meals
  `,
  ),
] as const;
