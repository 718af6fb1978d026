// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validatePrivateOfferCreate = Object.assign(validate10, {"required":["start","end","minimumParticipants","maximumParticipants","priceComponents","validUntil"],"nullable":["guide"]});
const schema11 = {"type":"object","required":["start","end","minimumParticipants","maximumParticipants","priceComponents","validUntil"],"properties":{"start":{"type":"string","format":"date-time"},"end":{"type":"string","format":"date-time"},"guide":{"anyOf":[{"type":"string","pattern":"^/api/users/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},{"type":"null"}]},"minimumParticipants":{"type":"integer","minimum":1,"maximum":8},"maximumParticipants":{"type":"integer","minimum":1,"maximum":8},"priceComponents":{"type":"array","items":{"type":"object","required":["title","grossPrice","vatRate","eligibleForSacDiscount","accommodationCost"],"properties":{"title":{"type":"string","maxLength":60,"pattern":"\\S"},"grossPrice":{"type":"integer","minimum":0,"maximum":2000000,"multipleOf":5},"vatRate":{"type":"string","pattern":"^/api/vat_rates/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"eligibleForSacDiscount":{"type":"boolean"},"accommodationCost":{"type":"boolean"}},"additionalProperties":false},"minItems":1,"maxItems":30},"validUntil":{"type":"string","format":"date"},"message":{"type":"string","maxLength":1000}},"additionalProperties":false};
const formats0 = formats["date-time"];
const formats4 = formats.date;
const pattern0 = new RegExp("^/api/users/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern1 = new RegExp("\\S", "u");
const pattern2 = new RegExp("^/api/vat_rates/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const func2 = ucs2length;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.start === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "start"});
errors++;
}
if(data.end === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "end"});
errors++;
}
if(data.minimumParticipants === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "minimumParticipants"});
errors++;
}
if(data.maximumParticipants === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "maximumParticipants"});
errors++;
}
if(data.priceComponents === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "priceComponents"});
errors++;
}
if(data.validUntil === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "validUntil"});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "start") || (key0 === "end")) || (key0 === "guide")) || (key0 === "minimumParticipants")) || (key0 === "maximumParticipants")) || (key0 === "priceComponents")) || (key0 === "validUntil")) || (key0 === "message"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.start !== undefined){
let data0 = data.start;
if(typeof data0 === "string"){
if(!(formats0(data0))){
vErrors = report(vErrors, instancePath+"/start", "format", {format: "date-time"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/start", "type", {type: "string"});
errors++;
}
}
if(data.end !== undefined){
let data1 = data.end;
if(typeof data1 === "string"){
if(!(formats0(data1))){
vErrors = report(vErrors, instancePath+"/end", "format", {format: "date-time"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/end", "type", {type: "string"});
errors++;
}
}
if(data.guide !== undefined){
let data2 = data.guide;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
vErrors = report(vErrors, instancePath+"/guide", "pattern", {pattern: "^/api/users/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/guide", "type", {type: "string"});
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs10 = errors;
if(data2 !== null){
vErrors = report(vErrors, instancePath+"/guide", "type", {type: "null"});
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = report(vErrors, instancePath+"/guide", "anyOf", {});
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.minimumParticipants !== undefined){
let data3 = data.minimumParticipants;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = report(vErrors, instancePath+"/minimumParticipants", "type", {type: "integer"});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 8 || isNaN(data3)){
vErrors = report(vErrors, instancePath+"/minimumParticipants", "maximum", {comparison: "<=", limit: 8});
errors++;
}
if(data3 < 1 || isNaN(data3)){
vErrors = report(vErrors, instancePath+"/minimumParticipants", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data.maximumParticipants !== undefined){
let data4 = data.maximumParticipants;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = report(vErrors, instancePath+"/maximumParticipants", "type", {type: "integer"});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 8 || isNaN(data4)){
vErrors = report(vErrors, instancePath+"/maximumParticipants", "maximum", {comparison: "<=", limit: 8});
errors++;
}
if(data4 < 1 || isNaN(data4)){
vErrors = report(vErrors, instancePath+"/maximumParticipants", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data.priceComponents !== undefined){
let data5 = data.priceComponents;
if(Array.isArray(data5)){
if(data5.length > 30){
vErrors = report(vErrors, instancePath+"/priceComponents", "maxItems", {limit: 30});
errors++;
}
if(data5.length < 1){
vErrors = report(vErrors, instancePath+"/priceComponents", "minItems", {limit: 1});
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.title === undefined){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i0, "required", {missingProperty: "title"});
errors++;
}
if(data6.grossPrice === undefined){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i0, "required", {missingProperty: "grossPrice"});
errors++;
}
if(data6.vatRate === undefined){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i0, "required", {missingProperty: "vatRate"});
errors++;
}
if(data6.eligibleForSacDiscount === undefined){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i0, "required", {missingProperty: "eligibleForSacDiscount"});
errors++;
}
if(data6.accommodationCost === undefined){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i0, "required", {missingProperty: "accommodationCost"});
errors++;
}
for(const key1 in data6){
if(!(((((key1 === "title") || (key1 === "grossPrice")) || (key1 === "vatRate")) || (key1 === "eligibleForSacDiscount")) || (key1 === "accommodationCost"))){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i0, "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data6.title !== undefined){
let data7 = data6.title;
if(typeof data7 === "string"){
if(func2(data7) > 60){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i0+"/title", "maxLength", {limit: 60});
errors++;
}
if(!pattern1.test(data7)){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i0+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/priceComponents/" + i0+"/title", "type", {type: "string"});
errors++;
}
}
if(data6.grossPrice !== undefined){
let data8 = data6.grossPrice;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i0+"/grossPrice", "type", {type: "integer"});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 2000000 || isNaN(data8)){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i0+"/grossPrice", "maximum", {comparison: "<=", limit: 2000000});
errors++;
}
if(data8 < 0 || isNaN(data8)){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i0+"/grossPrice", "minimum", {comparison: ">=", limit: 0});
errors++;
}
let res0;
if((5 === 0 || (res0 = data8/5, res0 !== parseInt(res0)))){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i0+"/grossPrice", "multipleOf", {multipleOf: 5});
errors++;
}
}
}
if(data6.vatRate !== undefined){
let data9 = data6.vatRate;
if(typeof data9 === "string"){
if(!pattern2.test(data9)){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i0+"/vatRate", "pattern", {pattern: "^/api/vat_rates/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/priceComponents/" + i0+"/vatRate", "type", {type: "string"});
errors++;
}
}
if(data6.eligibleForSacDiscount !== undefined){
if(typeof data6.eligibleForSacDiscount !== "boolean"){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i0+"/eligibleForSacDiscount", "type", {type: "boolean"});
errors++;
}
}
if(data6.accommodationCost !== undefined){
if(typeof data6.accommodationCost !== "boolean"){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i0+"/accommodationCost", "type", {type: "boolean"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/priceComponents/" + i0, "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/priceComponents", "type", {type: "array"});
errors++;
}
}
if(data.validUntil !== undefined){
let data12 = data.validUntil;
if(typeof data12 === "string"){
if(!(formats4(data12))){
vErrors = report(vErrors, instancePath+"/validUntil", "format", {format: "date"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/validUntil", "type", {type: "string"});
errors++;
}
}
if(data.message !== undefined){
let data13 = data.message;
if(typeof data13 === "string"){
if(func2(data13) > 1000){
vErrors = report(vErrors, instancePath+"/message", "maxLength", {limit: 1000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/message", "type", {type: "string"});
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

export const validatePrivateRequestPatch = Object.assign(validate11, {"required":[],"nullable":[]});
const schema12 = {"type":"object","properties":{"notes":{"type":"string","maxLength":4000}},"additionalProperties":false};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "notes")){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.notes !== undefined){
let data0 = data.notes;
if(typeof data0 === "string"){
if(func2(data0) > 4000){
vErrors = report(vErrors, instancePath+"/notes", "maxLength", {limit: 4000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/notes", "type", {type: "string"});
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
