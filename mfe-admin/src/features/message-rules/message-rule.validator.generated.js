// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateMessageRuleCreate = Object.assign(validate10, {"required":["title","template","audience","moment"],"nullable":["days","time","untilDays","state"]});
const schema11 = {"type":"object","required":["title","template","audience","moment"],"properties":{"title":{"type":"string","maxLength":80,"pattern":"\\S"},"template":{"enum":["packing_list","last_info","thanks","feedback_request","guide_8_weeks","guide_1_week","guide_report_due","remembered_few_seats","pinboard_digest","waitlist_offered"]},"audience":{"enum":["bookers","persons","guides","rememberers","pinboard_readers","waiting"]},"moment":{"enum":["before_start","after_end","state","daily"]},"channel":{"enum":["mail","sms"]},"days":{"anyOf":[{"type":"integer","minimum":0,"maximum":365},{"type":"null"}]},"time":{"anyOf":[{"type":"string","maxLength":5},{"type":"null"}]},"untilDays":{"anyOf":[{"type":"integer","minimum":0,"maximum":365},{"type":"null"}]},"state":{"anyOf":[{"enum":["organized","confirmed","few_seats","offered"]},{"type":"null"}]},"subject":{"type":"string","maxLength":150,"pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]*$"},"text":{"type":"string","maxLength":4000},"active":{"type":"boolean"}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const func3 = ucs2length;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]*$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "title"});
errors++;
}
if(data.template === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "template"});
errors++;
}
if(data.audience === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "audience"});
errors++;
}
if(data.moment === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "moment"});
errors++;
}
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func3(data0) > 80){
vErrors = report(vErrors, instancePath+"/title", "maxLength", {limit: 80});
errors++;
}
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.template !== undefined){
let data1 = data.template;
if(!((((((((((data1 === "packing_list") || (data1 === "last_info")) || (data1 === "thanks")) || (data1 === "feedback_request")) || (data1 === "guide_8_weeks")) || (data1 === "guide_1_week")) || (data1 === "guide_report_due")) || (data1 === "remembered_few_seats")) || (data1 === "pinboard_digest")) || (data1 === "waitlist_offered"))){
vErrors = report(vErrors, instancePath+"/template", "enum", {allowedValues: schema11.properties.template.enum});
errors++;
}
}
if(data.audience !== undefined){
let data2 = data.audience;
if(!((((((data2 === "bookers") || (data2 === "persons")) || (data2 === "guides")) || (data2 === "rememberers")) || (data2 === "pinboard_readers")) || (data2 === "waiting"))){
vErrors = report(vErrors, instancePath+"/audience", "enum", {allowedValues: schema11.properties.audience.enum});
errors++;
}
}
if(data.moment !== undefined){
let data3 = data.moment;
if(!((((data3 === "before_start") || (data3 === "after_end")) || (data3 === "state")) || (data3 === "daily"))){
vErrors = report(vErrors, instancePath+"/moment", "enum", {allowedValues: schema11.properties.moment.enum});
errors++;
}
}
if(data.channel !== undefined){
let data4 = data.channel;
if(!((data4 === "mail") || (data4 === "sms"))){
vErrors = report(vErrors, instancePath+"/channel", "enum", {allowedValues: schema11.properties.channel.enum});
errors++;
}
}
if(data.days !== undefined){
let data5 = data.days;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
vErrors = report(vErrors, instancePath+"/days", "type", {type: "integer"});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 365 || isNaN(data5)){
vErrors = report(vErrors, instancePath+"/days", "maximum", {comparison: "<=", limit: 365});
errors++;
}
if(data5 < 0 || isNaN(data5)){
vErrors = report(vErrors, instancePath+"/days", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs12 = errors;
if(data5 !== null){
vErrors = report(vErrors, instancePath+"/days", "type", {type: "null"});
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = report(vErrors, instancePath+"/days", "anyOf", {});
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.time !== undefined){
let data6 = data.time;
const _errs15 = errors;
let valid2 = false;
const _errs16 = errors;
if(typeof data6 === "string"){
if(func3(data6) > 5){
vErrors = report(vErrors, instancePath+"/time", "maxLength", {limit: 5});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/time", "type", {type: "string"});
errors++;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs18 = errors;
if(data6 !== null){
vErrors = report(vErrors, instancePath+"/time", "type", {type: "null"});
errors++;
}
var _valid1 = _errs18 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
vErrors = report(vErrors, instancePath+"/time", "anyOf", {});
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.untilDays !== undefined){
let data7 = data.untilDays;
const _errs21 = errors;
let valid3 = false;
const _errs22 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
vErrors = report(vErrors, instancePath+"/untilDays", "type", {type: "integer"});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 365 || isNaN(data7)){
vErrors = report(vErrors, instancePath+"/untilDays", "maximum", {comparison: "<=", limit: 365});
errors++;
}
if(data7 < 0 || isNaN(data7)){
vErrors = report(vErrors, instancePath+"/untilDays", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
var _valid2 = _errs22 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs24 = errors;
if(data7 !== null){
vErrors = report(vErrors, instancePath+"/untilDays", "type", {type: "null"});
errors++;
}
var _valid2 = _errs24 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
vErrors = report(vErrors, instancePath+"/untilDays", "anyOf", {});
errors++;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
}
if(data.state !== undefined){
let data8 = data.state;
const _errs27 = errors;
let valid4 = false;
const _errs28 = errors;
if(!((((data8 === "organized") || (data8 === "confirmed")) || (data8 === "few_seats")) || (data8 === "offered"))){
vErrors = report(vErrors, instancePath+"/state", "enum", {allowedValues: schema11.properties.state.anyOf[0].enum});
errors++;
}
var _valid3 = _errs28 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs29 = errors;
if(data8 !== null){
vErrors = report(vErrors, instancePath+"/state", "type", {type: "null"});
errors++;
}
var _valid3 = _errs29 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
vErrors = report(vErrors, instancePath+"/state", "anyOf", {});
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
}
if(data.subject !== undefined){
let data9 = data.subject;
if(typeof data9 === "string"){
if(func3(data9) > 150){
vErrors = report(vErrors, instancePath+"/subject", "maxLength", {limit: 150});
errors++;
}
if(!pattern1.test(data9)){
vErrors = report(vErrors, instancePath+"/subject", "pattern", {pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]*$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/subject", "type", {type: "string"});
errors++;
}
}
if(data.text !== undefined){
let data10 = data.text;
if(typeof data10 === "string"){
if(func3(data10) > 4000){
vErrors = report(vErrors, instancePath+"/text", "maxLength", {limit: 4000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/text", "type", {type: "string"});
errors++;
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
vErrors = report(vErrors, instancePath+"/active", "type", {type: "boolean"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const validateMessageRulePatch = Object.assign(validate11, {"required":[],"nullable":["days","time","untilDays","state"]});
const schema12 = {"type":"object","properties":{"title":{"type":"string","maxLength":80,"pattern":"\\S"},"template":{"enum":["packing_list","last_info","thanks","feedback_request","guide_8_weeks","guide_1_week","guide_report_due","remembered_few_seats","pinboard_digest","waitlist_offered"]},"audience":{"enum":["bookers","persons","guides","rememberers","pinboard_readers","waiting"]},"channel":{"enum":["mail","sms"]},"moment":{"enum":["before_start","after_end","state","daily"]},"days":{"anyOf":[{"type":"integer","minimum":0,"maximum":365},{"type":"null"}]},"time":{"anyOf":[{"type":"string","maxLength":5},{"type":"null"}]},"untilDays":{"anyOf":[{"type":"integer","minimum":0,"maximum":365},{"type":"null"}]},"state":{"anyOf":[{"enum":["organized","confirmed","few_seats","offered"]},{"type":"null"}]},"subject":{"type":"string","maxLength":150,"pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]*$"},"text":{"type":"string","maxLength":4000},"active":{"type":"boolean"}},"additionalProperties":false};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func2.call(schema12.properties, key0))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func3(data0) > 80){
vErrors = report(vErrors, instancePath+"/title", "maxLength", {limit: 80});
errors++;
}
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.template !== undefined){
let data1 = data.template;
if(!((((((((((data1 === "packing_list") || (data1 === "last_info")) || (data1 === "thanks")) || (data1 === "feedback_request")) || (data1 === "guide_8_weeks")) || (data1 === "guide_1_week")) || (data1 === "guide_report_due")) || (data1 === "remembered_few_seats")) || (data1 === "pinboard_digest")) || (data1 === "waitlist_offered"))){
vErrors = report(vErrors, instancePath+"/template", "enum", {allowedValues: schema12.properties.template.enum});
errors++;
}
}
if(data.audience !== undefined){
let data2 = data.audience;
if(!((((((data2 === "bookers") || (data2 === "persons")) || (data2 === "guides")) || (data2 === "rememberers")) || (data2 === "pinboard_readers")) || (data2 === "waiting"))){
vErrors = report(vErrors, instancePath+"/audience", "enum", {allowedValues: schema12.properties.audience.enum});
errors++;
}
}
if(data.channel !== undefined){
let data3 = data.channel;
if(!((data3 === "mail") || (data3 === "sms"))){
vErrors = report(vErrors, instancePath+"/channel", "enum", {allowedValues: schema12.properties.channel.enum});
errors++;
}
}
if(data.moment !== undefined){
let data4 = data.moment;
if(!((((data4 === "before_start") || (data4 === "after_end")) || (data4 === "state")) || (data4 === "daily"))){
vErrors = report(vErrors, instancePath+"/moment", "enum", {allowedValues: schema12.properties.moment.enum});
errors++;
}
}
if(data.days !== undefined){
let data5 = data.days;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
vErrors = report(vErrors, instancePath+"/days", "type", {type: "integer"});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 365 || isNaN(data5)){
vErrors = report(vErrors, instancePath+"/days", "maximum", {comparison: "<=", limit: 365});
errors++;
}
if(data5 < 0 || isNaN(data5)){
vErrors = report(vErrors, instancePath+"/days", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs12 = errors;
if(data5 !== null){
vErrors = report(vErrors, instancePath+"/days", "type", {type: "null"});
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = report(vErrors, instancePath+"/days", "anyOf", {});
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.time !== undefined){
let data6 = data.time;
const _errs15 = errors;
let valid2 = false;
const _errs16 = errors;
if(typeof data6 === "string"){
if(func3(data6) > 5){
vErrors = report(vErrors, instancePath+"/time", "maxLength", {limit: 5});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/time", "type", {type: "string"});
errors++;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs18 = errors;
if(data6 !== null){
vErrors = report(vErrors, instancePath+"/time", "type", {type: "null"});
errors++;
}
var _valid1 = _errs18 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
vErrors = report(vErrors, instancePath+"/time", "anyOf", {});
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.untilDays !== undefined){
let data7 = data.untilDays;
const _errs21 = errors;
let valid3 = false;
const _errs22 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
vErrors = report(vErrors, instancePath+"/untilDays", "type", {type: "integer"});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 365 || isNaN(data7)){
vErrors = report(vErrors, instancePath+"/untilDays", "maximum", {comparison: "<=", limit: 365});
errors++;
}
if(data7 < 0 || isNaN(data7)){
vErrors = report(vErrors, instancePath+"/untilDays", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
var _valid2 = _errs22 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs24 = errors;
if(data7 !== null){
vErrors = report(vErrors, instancePath+"/untilDays", "type", {type: "null"});
errors++;
}
var _valid2 = _errs24 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
vErrors = report(vErrors, instancePath+"/untilDays", "anyOf", {});
errors++;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
}
if(data.state !== undefined){
let data8 = data.state;
const _errs27 = errors;
let valid4 = false;
const _errs28 = errors;
if(!((((data8 === "organized") || (data8 === "confirmed")) || (data8 === "few_seats")) || (data8 === "offered"))){
vErrors = report(vErrors, instancePath+"/state", "enum", {allowedValues: schema12.properties.state.anyOf[0].enum});
errors++;
}
var _valid3 = _errs28 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs29 = errors;
if(data8 !== null){
vErrors = report(vErrors, instancePath+"/state", "type", {type: "null"});
errors++;
}
var _valid3 = _errs29 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
vErrors = report(vErrors, instancePath+"/state", "anyOf", {});
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
}
if(data.subject !== undefined){
let data9 = data.subject;
if(typeof data9 === "string"){
if(func3(data9) > 150){
vErrors = report(vErrors, instancePath+"/subject", "maxLength", {limit: 150});
errors++;
}
if(!pattern1.test(data9)){
vErrors = report(vErrors, instancePath+"/subject", "pattern", {pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]*$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/subject", "type", {type: "string"});
errors++;
}
}
if(data.text !== undefined){
let data10 = data.text;
if(typeof data10 === "string"){
if(func3(data10) > 4000){
vErrors = report(vErrors, instancePath+"/text", "maxLength", {limit: 4000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/text", "type", {type: "string"});
errors++;
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
vErrors = report(vErrors, instancePath+"/active", "type", {type: "boolean"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
